import { useEffect } from 'react'
import type { AppendixInfo } from '../../contract/document/paper-calls.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { member } from '../../domain/member/member.ts'
import { memberFile } from '../../domain/paper/member-file.ts'
import { project } from '../../domain/project/project.ts'
import { useCore } from '../../provider/provider-context.ts'

/** Required papers depend on the case, its jobs and its people: a change to any of them changes the list. */
const OF_THE_CASE = [memberFile.service, flowJob.service, project.service]

/** Loads the papers again when another user changed them, or the records they depend on. */
export function useCaseNews(
  projectId: string,
  { people }: Pick<AppendixInfo, 'people'>,
  refresh: () => Promise<void>,
): void {
  const { live } = useCore()
  const members = people.map(({ id }) => id).join(' ')
  useEffect(() => {
    const watched = [
      ...OF_THE_CASE.map((topic) => [topic, projectId] as const),
      ...members
        .split(' ')
        .filter(Boolean)
        .map((id) => [member.service, id] as const),
    ]
    const ends = watched.map(([topic, id]) => live.watch(topic, id, () => void refresh()))
    return () => {
      for (const end of ends) end()
    }
  }, [live, projectId, members, refresh])
}
