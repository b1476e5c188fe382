/**
 * The header that names a file. Names beyond ASCII travel encoded, with a plain one beside them for old programs.
 *
 * @source RFC 6266, RFC 8187, server rule R24
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  return `${kind}; filename="${plain}"; filename*=${encodedName(name)}`
}

/** A name with any letters, as a parameter of a header carries it. @source RFC 8187 */
export function encodedName(name: string): string {
  const hex = (sign: string): string => sign.charCodeAt(0).toString(16).toUpperCase()
  return `UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${hex(sign)}`)}`
}
