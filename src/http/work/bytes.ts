/** Wraps bytes from another thread in a buffer, without copying them. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Returns the memory to transfer with bytes to another thread; none if it is shared with other buffers. */
export const memoryOf = (bytes: unknown): readonly ArrayBuffer[] =>
  bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? [bytes.buffer]
    : [];
