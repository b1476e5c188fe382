import { community } from '../../domain/community.ts'
import type { Table } from '../store.ts'

/** Housing estates. */
export const communityTable: Table = { name: 'community', fields: community.fields }
