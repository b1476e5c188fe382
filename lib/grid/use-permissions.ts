import { useMemo } from 'react'
import { PRIVILEGE } from '../domain/permission/privilege.ts'
import { useCore } from '../provider/provider-context.ts'
import { useFkQuery } from '../provider/use-fk-query.ts'
import type { Grid, GridOperation } from './define-grid.ts'
import type { GridCalls } from './use-grid-calls.ts'

/** What the person may do in a list. */
export interface GridPermissions {
  readonly open: boolean
  readonly operations: ReadonlySet<GridOperation>
}

/** What each operation asks of the person, as the server asks it again. @source GRD-020 */
const NEEDS: Readonly<Record<GridOperation, readonly string[]>> = {
  add: [PRIVILEGE.add, PRIVILEGE.save, PRIVILEGE.detail],
  edit: [PRIVILEGE.update, PRIVILEGE.save, PRIVILEGE.detail],
  clone: [PRIVILEGE.add, PRIVILEGE.save, PRIVILEGE.detail],
}

/** Nothing is offered until the server has said what is allowed. */
export function usePermissions({ entity, operations }: Grid, calls: GridCalls): GridPermissions {
  const { allows } = useCore()
  const { data: held } = useFkQuery(calls.privileges)
  return useMemo(() => {
    const has = (privilege: string) => held?.includes(privilege) === true && allows(privilege, entity.service)
    return {
      open: has(PRIVILEGE.detail),
      operations: new Set(operations.filter((operation) => NEEDS[operation].every(has))),
    }
  }, [held, allows, entity, operations])
}
