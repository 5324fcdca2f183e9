import type { PageCommandData } from '../../contract.js';

type Upload = NonNullable<PageCommandData['attachments']>[number];

/** A chosen file as the room expects it. Options refer to it by its index. */
export async function readFile(file: File, index: number): Promise<Upload> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return {
    id: String(index),
    filename: file.name,
    ...(file.type === '' ? {} : { content_type: file.type }),
    data: btoa(binary),
  };
}
