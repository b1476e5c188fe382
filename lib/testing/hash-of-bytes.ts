/** Pages outside a secure context have no digests; there every file counts as a different one. */
export async function hashOfBytes(bytes: Uint8Array): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  const digest = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(bytes)))
    : globalThis.crypto.getRandomValues(new Uint8Array(32))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
