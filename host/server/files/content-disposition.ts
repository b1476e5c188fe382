/**
 * Returns the header that names a file. Names with other characters than ASCII are encoded, with a plain name beside
 * them for old programs.
 * @source RFC 6266, RFC 8187, server rule R24
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  return `${kind}; filename="${plain}"; filename*=${encodedName(name)}`
}

/** Encodes a name with any characters as a header parameter. @source RFC 8187 */
export function encodedName(name: string): string {
  const hex = (sign: string): string => sign.charCodeAt(0).toString(16).toUpperCase()
  return `UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${hex(sign)}`)}`
}
