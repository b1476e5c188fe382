import { POSITION } from '../../domain/codes.ts'
import type { FieldSources } from '../../provider/settings/field-sources.ts'

/**
 * Returns the code of the position a staff picker asks for: from the installation, otherwise from the field.
 * @source PCK-004, OPN-093
 */
export function platRole(
  picks: string | undefined,
  { manager, salesperson, service }: NonNullable<FieldSources['platRoles']>,
): string | undefined {
  if (picks === POSITION.followUpManager) return manager ?? picks
  if (picks === POSITION.salesperson) return salesperson ?? picks
  return picks === POSITION.service ? (service ?? picks) : picks
}
