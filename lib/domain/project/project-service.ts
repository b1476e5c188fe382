/** Service of the entity of cases, for fields of other records that name a case. */
export const PROJECT_SERVICE = 'Hf20PrjBase'
