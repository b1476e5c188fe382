import type { Grid, GridRowsSeed } from 'fangkit/domain'

/** Who did what, and when. */
export const logsGrids: readonly Grid[] = []

export const logsRows: readonly GridRowsSeed[] = []
