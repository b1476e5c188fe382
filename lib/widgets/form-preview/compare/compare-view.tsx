import { type ReactElement, useMemo } from 'react'
import type { Entity } from '../../../catalogue/entity.ts'
import type { StoredRecord } from '../../../client/queries/case/member-plans.ts'
import { EntityView } from '../../../form/entity-view.tsx'
import { valuesOf } from '../../../form/state/record-values.ts'
import { useReveal } from '../../../provider/session/use-reveal.ts'
import type { ComparedRecord } from './use-compared-record.ts'

export interface CompareViewProps {
  readonly names: readonly string[]
  readonly data: Omit<ComparedRecord, 'record'>
  readonly record: StoredRecord
}

/** The fields of a record on a document, read-only. */
export function CompareView({ names, data: { entity, overlay, facts }, record }: CompareViewProps): ReactElement {
  const values = useMemo(() => valuesOf(entity, record), [entity, record])
  const narrow = useMemo(() => narrowed(entity, names), [entity, names])
  return (
    <EntityView
      entity={narrow}
      values={values}
      refValues={record.refValues}
      facts={facts}
      overlay={overlay}
      columns={2}
      headings={false}
      reveal={useReveal(entity, record.keyValue, record.version)}
    />
  )
}

/** The same entity with one group that holds these fields in this order. */
function narrowed(entity: Entity, names: readonly string[]): Entity {
  const fields = Object.fromEntries(
    names.flatMap((name) => (entity.fields[name] ? [[name, entity.fields[name]] as const] : [])),
  )
  return { ...entity, groups: { shown: { label: entity.title, fields } } }
}
