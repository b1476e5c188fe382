import { type ReactElement, useMemo } from 'react'
import { memberChoices } from '../../../client/queries/case/member-choices.ts'
import { type CaseSources, CaseSourcesProvider } from '../../../field/case-sources.ts'
import { FieldSearchProvider } from '../../../search/field-search-provider.tsx'
import type { ProjectPageProps } from './project-page-props.ts'
import { ProjectScreen } from './project-screen.tsx'

/** A loaded case, with the search over its fields and the people its fields may refer to. */
export function ProjectPage(props: ProjectPageProps): ReactElement {
  const { source } = props
  const id = source.kind === 'stored' ? source.id : null
  const sources = useMemo<CaseSources>(() => (id === null ? {} : { members: memberChoices(id), prjId: id }), [id])
  return (
    <CaseSourcesProvider value={sources}>
      <FieldSearchProvider>
        <ProjectScreen {...props} />
      </FieldSearchProvider>
    </CaseSourcesProvider>
  )
}
