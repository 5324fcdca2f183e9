interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Width and height from the header of a PNG, GIF, JPEG or WebP; null for other files. No library, since people upload
 * anything: `image-size` had endless loops (CVE-2025-71319, -71329, -71330), `image-dimensions` copies the file.
 */
export function imageSize(data: Buffer): Size | null {
  if (data.length >= 24 && data.readUInt32BE(0) === 0x89504e47)
    return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
  if (data.length >= 10 && data.toString('latin1', 0, 3) === 'GIF')
    return { width: data.readUInt16LE(6), height: data.readUInt16LE(8) };
  if (data.length >= 30 && data.toString('latin1', 8, 12) === 'WEBP') return webpSize(data);
  if (data.length >= 4 && data.readUInt16BE(0) === 0xffd8) return jpegSize(data);
  return null;
}

/** The three chunk types: extended, lossy, lossless. */
function webpSize(data: Buffer): Size | null {
  switch (data.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = data.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}

function jpegSize(data: Buffer): Size | null {
  let at = 2;
  while (at + 9 < data.length && data[at] === 0xff) {
    const marker = data[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) };
    at += 2 + data.readUInt16BE(at + 2);
  }
  return null;
}
