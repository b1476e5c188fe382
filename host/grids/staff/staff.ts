import type { Grid, GridRowsSeed } from 'fangkit/domain'

/** People, their roles, and what these may do. */
export const staffGrids: readonly Grid[] = []

export const staffRows: readonly GridRowsSeed[] = []
