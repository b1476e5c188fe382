import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { acctBaseGrid, platformAcctBaseGrid } from './account-grids.ts'
import { applicationGrid, applicationRows } from './application-grid.ts'
import { authGrid, authRows } from './auth-grid.ts'
import { deptGrid, deptRows } from './dept-grid.ts'
import { employeeGrid, employeeRows } from './employee-grid.ts'
import { menuItemsGrid } from './menu-items-grid.ts'
import { pushPartnerGrid, pushPartnerRows } from './push-partner-grid.ts'
import { sysGroupGrid, sysGroupRows } from './sys-group-grid.ts'
import { sysRolesGrid } from './sys-roles-grid.ts'
import { sysUsersGrid } from './sys-users-grid.ts'
import { usrPrvsGrid, usrPrvsRows } from './usr-prvs-grid.ts'

/** Lists of people, their roles and the permissions of these. */
export const staffGrids: readonly Grid[] = [
  sysUsersGrid,
  sysGroupGrid,
  sysRolesGrid,
  usrPrvsGrid,
  menuItemsGrid,
  acctBaseGrid,
  platformAcctBaseGrid,
  authGrid,
  deptGrid,
  employeeGrid,
  applicationGrid,
  pushPartnerGrid,
]

export const staffRows: readonly GridRowsSeed[] = [
  sysGroupRows,
  usrPrvsRows,
  authRows,
  deptRows,
  employeeRows,
  applicationRows,
  pushPartnerRows,
]
