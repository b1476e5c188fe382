import type { Grid, GridRowsSeed } from 'fangkit/domain'

/** What forms ask, and how they call it. */
export const fieldsGrids: readonly Grid[] = []

export const fieldsRows: readonly GridRowsSeed[] = []
