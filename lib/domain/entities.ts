import type { Entity } from '../catalogue/entity.ts'
import { account } from './account.ts'
import { fieldMeta } from './field-meta.ts'
import { project } from './project/project.ts'

/** Every declared entity, by the service that serves it on the wire. */
export const entities: Readonly<Record<string, Entity>> = {
  [project.service]: project,
  [account.service]: account,
  [fieldMeta.service]: fieldMeta,
}
