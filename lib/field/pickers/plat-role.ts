import { POSITION } from '../../domain/codes.ts'
import type { FieldSources } from '../../provider/settings/field-sources.ts'

/**
 * The position code a staff picker asks for: what the installation says, otherwise what the field declares.
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
