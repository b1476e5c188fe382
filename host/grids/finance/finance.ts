import type { Grid, GridRowsSeed } from 'fangkit/domain'

/** Orders, expenses, commissions and salaries. */
export const financeGrids: readonly Grid[] = []

export const financeRows: readonly GridRowsSeed[] = []
