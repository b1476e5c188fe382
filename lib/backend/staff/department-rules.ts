import { refuseOtherCity } from '../city/refuse-other-city.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { refuseCircle } from '../record/refuse-circle.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import { departmentTable } from './staff-tables.ts'

const TREE = { table: departmentTable, code: 'deptCode', father: 'deptFather' }

/**
 * Departments form a tree without circles; a department with others below it cannot be removed. All are visible, and
 * users with the city granted change those of that city.
 * @source ROU-007 (/DeptBaseInforGrid)
 */
export const departmentRules: ListRules = {
  saving: async ({ unit, principal }, before, record) => {
    refuseOtherCity(principal, textOf(before?.values['deptCity']), textOf(record['deptCity']))
    const father = textOf(record['deptFather'])
    if (father !== '' && father !== before?.values['deptFather'])
      await refuseCircle(unit, TREE, textOf(record['deptCode']), father)
  },
  operating: async ({ unit, principal }, operation, row) => {
    refuseOtherCity(principal, textOf(row.values['deptCity']))
    if (operation !== 'delete' && operation !== 'disable') return
    const below = await unit.list(departmentTable, {
      where: {
        all: [
          { field: 'deptFather', is: [textOf(row.values['deptCode'])] },
          { field: 'enabled', is: [1] },
        ],
      },
      page: 1,
      pageSize: 1,
    })
    if (below.total > 0) throw new Refusal('STATUS', `该部门下还有${below.total}个在用的下级部门`)
  },
}
