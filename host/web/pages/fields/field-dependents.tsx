import { ClipboardList, FileText, ListTree, Workflow } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { FieldUse } from 'fangkit/contract'
import { dependentFields, type Entity } from 'fangkit/domain'
import { Button } from 'fangkit/ui'
import { PATHS } from '../../paths.ts'
import { panelMessages as texts } from './panel-messages.ts'

export interface FieldDependentsProps {
  readonly entity: Entity
  readonly name: string
  /** Undefined while it loads, and when it failed. */
  readonly use: FieldUse | undefined
  /** The address of another field of the same record; null where it has no line in this list. */
  readonly addressOf: (entity: Entity, name: string) => string | null
}

const FEW = 5
const NAMES = 3

/** What changes with a field: other fields, application forms, flows and papers. */
export function FieldDependents({ entity, name, use, addressOf }: FieldDependentsProps): ReactElement {
  const [all, setAll] = useState(false)
  const fields = dependentFields(entity, name).flatMap(({ entity: of, fields: own }) =>
    own.map((one) => ({
      key: `${of.service} ${one.name}`,
      label: `${of === entity ? '' : `${of.title} · `}${of.fields[one.name]?.label ?? one.name}`,
      ways: one.ways.map((way) => texts.ways[way]).join('、'),
      to: addressOf(of, one.name),
    })),
  )
  const shown = all ? fields : fields.slice(0, FEW)
  const lists: readonly (readonly [ReactNode, string, readonly string[], string, string])[] = [
    [<ClipboardList key="i" aria-hidden />, texts.form, use?.forms ?? [], PATHS.templates, texts.seeForms],
    [<Workflow key="i" aria-hidden />, texts.flow, use?.flows ?? [], '/WorkflowDefGrid', texts.seeFlows],
    [<FileText key="i" aria-hidden />, texts.paper, use?.papers ?? [], '/AppendixTmpltGrid', texts.seePapers],
  ]
  const named = lists.filter(([, , names]) => names.length > 0)
  if (fields.length === 0 && named.length === 0)
    return <p>{use === undefined ? texts.counting : texts.nothingFollows}</p>
  return (
    <ul className="portal-field-follows">
      {shown.map(({ key, label, ways, to }) => (
        <li key={key}>
          <ListTree aria-hidden />
          <span>
            {to === null ? label : <Link to={to}>{label}</Link>} <small>{ways}</small>
          </span>
        </li>
      ))}
      {fields.length > shown.length ? (
        <li>
          <Button size="sm" variant="link" onClick={() => setAll(true)}>
            {texts.moreFields(fields.length - shown.length)}
          </Button>
        </li>
      ) : null}
      {named.map(([icon, kind, names, to, see]) => (
        <li key={kind} title={names.join('、')}>
          {icon}
          <span>
            {kind}：{texts.names(names, NAMES)}
          </span>
          <Link to={to}>{see}</Link>
        </li>
      ))}
    </ul>
  )
}
