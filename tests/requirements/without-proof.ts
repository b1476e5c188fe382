/** Requirements no test proved when this was last looked through. Ids are only taken out of this list. */
export const WITHOUT_PROOF: readonly string[] = [
  'SDK-017',
  'PRJ-050',
  'PRJ-051',
  'CAL-055',
  'CON-020',
  'OPN-066',
  'OPN-110',
  'Ruling 14',
  'Ruling 21',
  'Ruling 22',
  'Ruling 23',
  'Ruling 25',
  'Ruling 27',
  'Ruling 28',
]
