import type { TextOverrides } from '../message-pack.ts'
import type { Messages } from '../messages.ts'

/** English texts about the city of the session. @source ERR-043 */
export const sessionCityEnglish: TextOverrides<Messages['sessionCity']> = {
  title: 'The city has changed',
  text:
    'You switched to {city} in another window. If you go on, this page shows {city}; what you typed and did ' +
    'not save is kept as a draft.',
  confirm: 'Go on in {city}',
  cancel: 'Not now',
  already: 'Already the selected city station',
}
