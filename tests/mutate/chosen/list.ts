import { client } from './client.ts'
import { elements } from './elements.ts'
import { engines } from './engines.ts'
import { form } from './form.ts'
import type { Mutation } from './mutation.ts'
import { server } from './server.ts'
import { styles } from './styles.ts'

/** The mistakes by area. */
export const CHOSEN: Readonly<Record<string, readonly Mutation[]>> = { client, elements, engines, form, server, styles }
