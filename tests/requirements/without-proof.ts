/** Requirements no test proves, and why. Ids are only taken out of this table. */
export const WITHOUT_PROOF: Readonly<Record<string, string>> = {
  'Ruling 27': 'planned with the pages that follow the work of people',
  'Ruling 28': 'its colours hold (FEE-021); the new places are planned with their pages',
}
