import { createCanvas } from 'canvas';
import { expect, it } from 'vitest';
import { imageSize } from '../../src/room/files/image-size.js';

const canvas = createCanvas(37, 21);

/** The header of a WebP file with one chunk. */
function webp(kind: string, write: (head: Buffer) => void): Buffer {
  const head = Buffer.alloc(40);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(32, 4);
  head.write(`WEBP${kind}`, 8, 'latin1');
  head.writeUInt32LE(20, 16);
  write(head);
  return head;
}

const FILES: readonly [string, Buffer][] = [
  ['PNG', canvas.toBuffer('image/png')],
  ['JPEG', canvas.toBuffer('image/jpeg')],
  ['GIF', Buffer.from('474946383961250015000000', 'hex')],
  [
    'extended WebP',
    webp('VP8X', (head) => {
      head.writeUIntLE(36, 24, 3);
      head.writeUIntLE(20, 27, 3);
    }),
  ],
  [
    'lossy WebP',
    webp('VP8 ', (head) => {
      head.set([0x30, 0x01, 0x00, 0x9d, 0x01, 0x2a], 20);
      head.writeUInt16LE(37, 26);
      head.writeUInt16LE(21, 28);
    }),
  ],
  [
    'lossless WebP',
    webp('VP8L', (head) => {
      head[20] = 0x2f;
      head.writeUInt32LE(36 | (20 << 14), 21);
    }),
  ],
];

it.each(FILES)('the room measures a %s file', (_, file) => {
  expect(imageSize(file)).toEqual({ width: 37, height: 21 });
});

it.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('<svg width="3" height="4"></svg>')],
  ['a WebP of an unknown kind', webp('VP9 ', () => {})],
  ['a JPEG without image data', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(4096, 0xff)])],
  ['a JPEG with segments of no length', Buffer.from('ffd8ffe00000ffe00000ffe00000', 'hex')],
  ...FILES.map(([name, file]): [string, Buffer] => [`the first bytes of ${name}`, file.subarray(0, 9)]),
])('the room finds no size in %s', (_, file) => {
  expect(imageSize(file)).toBeNull();
});
