/** Service of cases, for fields of other records that refer to a case. */
export const PROJECT_SERVICE = 'Hf20PrjBase'
