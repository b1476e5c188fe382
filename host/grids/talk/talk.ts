import type { Grid, GridRowsSeed } from 'fangkit/domain'

/** Comments, notices and conversations. */
export const talkGrids: readonly Grid[] = []

export const talkRows: readonly GridRowsSeed[] = []
