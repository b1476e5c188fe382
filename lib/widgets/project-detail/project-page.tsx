import type { ReactElement } from 'react'
import { FieldSearchProvider } from '../../search/field-search-provider.tsx'
import type { ProjectPageProps } from './project-page-props.ts'
import { ProjectScreen } from './project-screen.tsx'

/** A case that is loaded, together with the search over its fields. */
export function ProjectPage(props: ProjectPageProps): ReactElement {
  return <FieldSearchProvider><ProjectScreen {...props} /></FieldSearchProvider>
}
