/** Requirements no test proved when this was last looked through. Ids are only taken out of this list. */
export const WITHOUT_PROOF: readonly string[] = [
  'CAL-055',
  'OPN-110',
  'Ruling 21',
  'Ruling 27',
  'Ruling 28',
]
