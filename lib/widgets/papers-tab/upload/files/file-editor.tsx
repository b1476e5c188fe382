import { type ReactElement, useState } from 'react'
import { checkField } from '../../../../catalogue/check.ts'
import type { RecordInput } from '../../../../contract/input.ts'
import type { AppendixInfo, PaperFile } from '../../../../contract/document/paper-calls.ts'
import { PAPER_FILE_STATE } from '../../../../domain/codes.ts'
import { memberFile } from '../../../../domain/paper/member-file.ts'
import { typedDay } from '../../../../field/dates/typed-day.ts'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useToday } from '../../../../provider/use-today.ts'
import { DatePicker } from '../../../../ui/dates/date-picker.tsx'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import { FormGrid } from '../../../../ui/forms/form-grid.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { SavedText } from './saved-text.tsx'

export interface FileEditorProps {
  readonly file: PaperFile
  readonly people: AppendixInfo['people']
  /** @returns why it was refused; null when it was stored or the user was notified otherwise */
  readonly onSave: (values: RecordInput) => Promise<string | null>
}

const { hf2yFileName, hf2yMemberId, hf2yIssueDay } = memberFile.fields
type Name = 'hf2yFileName' | 'hf2yMemberId' | 'hf2yIssueDay'

const linkName = ({ LINK_NAME }: PaperFile): string | undefined => (LINK_NAME === null ? undefined : String(LINK_NAME))

/** Name, provider and day of issue of a file, each saved on blur. @source PAP-012 */
export function FileEditor({ file, people, onSave }: FileEditorProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  const today = useToday()
  const [refused, setRefused] = useState<Readonly<Partial<Record<Name, string>>>>({})
  const showIssue = (name: Name, words: string | null): boolean => {
    setRefused(({ [name]: _before, ...others }) => (words === null ? others : { ...others, [name]: words }))
    return words === null
  }
  const save = async (name: Name, value: string | null): Promise<boolean> => {
    const [issue] = checkField(memberFile, name, { [name]: value }, { today })
    if (issue || value === file[name]) return showIssue(name, issue?.message ?? null)
    return showIssue(name, await onSave({ [name]: value }))
  }
  const saveDay = async (typed: string): Promise<boolean> => {
    const day = typed.trim() === '' ? null : typedDay(typed)
    return day === undefined
      ? showIssue('hf2yIssueDay', texts.invalidDay)
      : save('hf2yIssueDay', typeof day === 'string' ? day : null)
  }
  const options = people.map(({ id, name, role }) => ({ value: id, label: texts.using({ name, role }) }))
  return (
    <FormGrid columns={3} flush>
      <FormField label={hf2yFileName.label} required error={refused.hf2yFileName}>
        <SavedText
          stored={file.hf2yFileName ?? ''}
          maxLength={hf2yFileName.maxLength}
          onSave={(typed) => save('hf2yFileName', typed.trim() === '' ? null : typed.trim())}
        />
      </FormField>
      <FormField label={hf2yMemberId.label} error={refused.hf2yMemberId}>
        <Select
          options={options}
          value={file.hf2yMemberId}
          valueLabel={linkName(file)}
          onChange={(id) => void save('hf2yMemberId', id)}
        />
      </FormField>
      <FormField
        label={hf2yIssueDay.label}
        hint={file.hf2yState === PAPER_FILE_STATE.checked ? texts.recheck : hf2yIssueDay.hint}
        error={refused.hf2yIssueDay}
      >
        <SavedText stored={file.hf2yIssueDay ?? ''} onSave={saveDay}>
          {(typing) => (
            <DatePicker
              today={today}
              max={today}
              value={file.hf2yIssueDay}
              typing={typing}
              onChange={(day) => void save('hf2yIssueDay', day)}
            />
          )}
        </SavedText>
      </FormField>
    </FormGrid>
  )
}
