/** Requirements no test proves, and why. Ids are only taken out of this table. */
export const WITHOUT_PROOF: Readonly<Record<string, string>> = {
  'Ruling 28': 'its colours hold (FEE-021); the new places are planned with their pages',
}
