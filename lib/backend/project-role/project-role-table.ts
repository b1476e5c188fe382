import { projectRole } from '../../domain/project-role/project-role.ts'
import { ofCase } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Invitations into cases; each account once per role. */
export const projectRoleTable: Table = {
  ...ofCase('hf21_prj_inviter', projectRole),
  unique: [['hf21PrjId', 'hf21AcctId', 'hf21RoleId']],
}
