import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { activityLogGrid } from './activity-log-grid.ts'
import { remindLogGrid, remindLogHGrid } from './remind-log-grids.ts'
import { shareLogGrid } from './share-log-grid.ts'
import { userLogGrid } from './user-log-grid.ts'
import { usrLoginLogsGrid } from './usr-login-logs-grid.ts'

/** Who did what, and when. */
export const logsGrids: readonly Grid[] = [
  userLogGrid,
  usrLoginLogsGrid,
  activityLogGrid,
  shareLogGrid,
  remindLogGrid,
  remindLogHGrid,
]

/** Lists over what the portal writes down itself; nothing is brought in. */
export const logsRows: readonly GridRowsSeed[] = []
