import type { ReactElement } from 'react'
import type { Attachment } from '../../../client/queries/document-plans.ts'
import { appendix } from '../../../domain/file/appendix.ts'
import { fileClassesOf } from '../../../domain/file/record-classes.ts'
import { Attachments, type AttachmentsProps } from '../../../field/upload/attachments.tsx'
import { useDictionary } from '../../../provider/dictionaries/use-dictionary.ts'
import { css } from '../../../styled-system/css/index.js'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'

export interface FileClassesProps extends Pick<AttachmentsProps, 'mayAdd' | 'mayRemove' | 'check' | 'onChanged'> {
  readonly service: string
  readonly recordId: string
  readonly files: readonly Attachment[]
  /** A hint shown before files are added. */
  readonly note: string | null
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14' })

/** The files of a record by class; names of classes come from the dictionary. */
export function FileClasses({ service, recordId, files, note, ...rights }: FileClassesProps): ReactElement {
  const { labelOf, loading } = useDictionary(appendix.fields.hf1aFileCls.dict ?? null)
  if (loading)
    return (
      <Skeleton label={appendix.title}>
        <SkeletonBlock height="56px" />
      </Skeleton>
    )
  return (
    <div className={stack}>
      {note === null ? null : <Notice size="slim">{note}</Notice>}
      {fileClassesOf(service).map((fileCls) => {
        const label = labelOf(fileCls) ?? fileCls
        return (
          <FormField key={fileCls} label={label} group>
            <Attachments
              label={label}
              objType={service}
              objId={recordId}
              fileCls={fileCls}
              documents={files.filter((file) => file.fileCls === fileCls)}
              {...rights}
            />
          </FormField>
        )
      })}
    </div>
  )
}
