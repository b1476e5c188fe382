import { createContext, useContext, useMemo } from 'react'
import type { Entity } from '../catalogue/entity.ts'

/** Whether forms and views show nothing but what field metadata names. */
export const StrictMetadata = createContext(false)

/** Every field of an entity where metadata decides alone. For `overlayOf(lines, { strict })`. @source OPN-040 */
export function useStrictFields(entity: Pick<Entity, 'fields'>): readonly string[] | undefined {
  const strict = useContext(StrictMetadata)
  return useMemo(() => (strict ? Object.keys(entity.fields) : undefined), [strict, entity])
}
