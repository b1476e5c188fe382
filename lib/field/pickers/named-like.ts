/** Normalises width and case of letters, digits and brackets. */
const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** Returns a test for names that contain the typed text; （演示） and (演示) match each other. */
export function namedLike(keyword: string): (name: string) => boolean {
  const searchText = plain(keyword)
  return (name) => plain(name).includes(searchText)
}
