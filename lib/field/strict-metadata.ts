import { createContext, useContext, useMemo } from 'react'
import type { Entity } from '../catalogue/entity.ts'

/** True when forms and views show only the fields that field metadata names. */
export const StrictMetadata = createContext(false)

/**
 * Returns every field of an entity when only metadata decides what is shown, otherwise undefined. For `overlayOf(lines,
 * { strict })`.
 * @source OPN-040
 */
export function useStrictFields(entity: Pick<Entity, 'fields'>): readonly string[] | undefined {
  const strict = useContext(StrictMetadata)
  return useMemo(() => (strict ? Object.keys(entity.fields) : undefined), [strict, entity])
}
