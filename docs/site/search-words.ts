/**
 * The words of a text: those of Chinese sentences as a dictionary divides them, names of code whole and in their parts.
 * The page that searches gets this function as text, so it uses nothing outside of itself.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    if (!isWordLike) continue
    words.push(segment)
    const parts = segment.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []
    if (parts.length > 1) words.push(...parts)
  }
  return words
}
