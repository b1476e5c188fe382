import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { activityLogGrid } from './activity-log-grid.ts'
import { remindLogGrid, remindLogHGrid } from './remind-log-grids.ts'
import { shareLogGrid } from './share-log-grid.ts'
import { userLogGrid } from './user-log-grid.ts'
import { usrLoginLogsGrid } from './usr-login-logs-grid.ts'

/** Lists of who did what, and when. */
export const logsGrids: readonly Grid[] = [
  userLogGrid,
  usrLoginLogsGrid,
  activityLogGrid,
  shareLogGrid,
  remindLogGrid,
  remindLogHGrid,
]

/** Empty: the portal itself writes the rows of these lists. */
export const logsRows: readonly GridRowsSeed[] = []
