/** Letters, digits and brackets alike in either width and case. */
const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** Tells names that hold what somebody types, such as （演示） and (演示). */
export function namedLike(keyword: string): (name: string) => boolean {
  const searchText = plain(keyword)
  return (name) => plain(name).includes(searchText)
}
