import { SYS_PARAM } from '../../domain/settings/sys-param.ts'
import { textOf } from '../session.ts'
import type { Settings } from '../settings.ts'
import type { Unit } from '../store.ts'
import { sysParamTable } from './sys-param-table.ts'

/**
 * The value of a parameter that is switched on; null when the installation leaves it open. It is read where it is used,
 * so that a change holds from the next call on, in every process.
 */
export async function parameter(unit: Unit, code: string): Promise<string | null> {
  const { rows } = await unit.list(sysParamTable, {
    where: {
      all: [
        { field: 'ss02Code', is: [code] },
        { field: 'ss02Enabled', is: [1] },
      ],
    },
    counted: false,
  })
  return textOf(rows[0]?.values['ss02Value']) || null
}

/**
 * Settings of named rules: those the installation was started with, overridden by those staff chose.
 * @source ruling 1
 */
export async function rulesInForce(unit: Unit, { rules }: Settings): Promise<Settings['rules']> {
  const mobile = await parameter(unit, SYS_PARAM.mobileRule)
  return mobile === null ? rules : { ...rules, mobile }
}
