import { codes } from '../../catalogue/field.ts'
import { project } from '../../domain/project/project.ts'
import { withFields } from '../make-table.ts'
import { initialsField } from '../store-column.ts'
import type { Table } from '../store.ts'

/** Cases. The row's key is the project id. */
export const projectTable: Table = withFields(
  {
    name: 'hf20_prj_base',
    topic: project.service,
    fields: project.fields,
    unique: [['prjNo']],
    searchedTogether: ['prjNo', 'hf20HouseAddress', initialsField('hf20HouseAddress')],
  },
  {
    /** Invited people who are not switched off: they are participants of the case. */
    hf20Invitees: codes('SS11_ACCT_USERS', '受邀成员', { hidden: true, serverOwned: true, indexed: true }),
  },
)
