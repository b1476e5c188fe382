const FIRST = /\b([A-Z]{3})-(\d{3})\b|\b[Rr]ulings? (\d{1,2})\b/g
const NEXT = /^\s*(…|\.\.\.?|–|—|-| to | through |\/|,| and )\s*(?:([A-Z]{3})-)?(\d{1,3})(?![\d-])/
const RANGE = new Set(['…', '..', '...', '–', '—', '-', 'to', 'through'])

function idOf(area: string, number: number): string {
  return area === 'Ruling' ? `Ruling ${number}` : `${area}-${String(number).padStart(3, '0')}`
}

/**
 * Ids of requirements a text names, in its order: `ERR-001`, ranges such as `ERR-026 to ERR-028` and `BAS-007…012`,
 * lists such as `CAL-018/019`, and `ruling 10`. Letters that are no area of the requirements are left to the reader.
 */
export function namedIds(text: string): readonly string[] {
  const ids = new Set<string>()
  for (const found of text.matchAll(FIRST)) {
    const area = found[1] ?? 'Ruling'
    const digits = area === 'Ruling' ? 2 : 3
    let last = Number(found[2] ?? found[3])
    ids.add(idOf(area, last))
    let rest = text.slice(found.index + found[0].length)
    for (;;) {
      const next = NEXT.exec(rest)
      // A bare number that is not spelled like an id is a number of the sentence, not of a requirement.
      if (!next || (next[2] ?? area) !== area || (area !== 'Ruling' && next[3]?.length !== digits)) break
      const number = Number(next[3])
      if (RANGE.has((next[1] ?? '').trim())) for (let one = last + 1; one < number; one += 1) ids.add(idOf(area, one))
      ids.add(idOf(area, number))
      last = number
      rest = rest.slice(next[0].length)
    }
  }
  return [...ids]
}
