/** The id of an attachment, by whichever name it was answered. @source OPN-028 */
export function appendixIdOf({ hf1aId, hf1a, keyValue }: Readonly<Record<string, unknown>>): string {
  return [hf1aId, hf1a, keyValue].find((id): id is string => typeof id === 'string' && id !== '') ?? ''
}
