/** The id of an attachment, under any of the names an answer may use. @source OPN-028 */
export function appendixIdOf({ hf1aId, hf1a, keyValue }: Readonly<Record<string, unknown>>): string {
  return [hf1aId, hf1a, keyValue].find((id): id is string => typeof id === 'string' && id !== '') ?? ''
}
