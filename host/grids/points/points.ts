import type { Grid, GridRowsSeed } from 'fangkit/domain'

/** Points, and what people get for sharing. */
export const pointsGrids: readonly Grid[] = []

export const pointsRows: readonly GridRowsSeed[] = []
