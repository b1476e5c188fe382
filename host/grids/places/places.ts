import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { communityGrid } from './community-grid.ts'
import { organisationGrid } from './organisation-grid.ts'

/** Organisations, estates and the cities served. */
export const placesGrids: readonly Grid[] = [organisationGrid, communityGrid]

export const placesRows: readonly GridRowsSeed[] = []
