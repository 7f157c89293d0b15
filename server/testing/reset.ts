import { makeResetLinkAt } from '../accounts/reset-link.ts'
import { type House, openHouse, sure } from './house.ts'
import { member, type Visitor } from './visitor.ts'

/** A house with one member who has forgotten the password, as an admin leaves it who has made the link. */
export const withResetLink = async (
  name: string,
  now = Date.now(),
): Promise<{ readonly house: House; readonly forgetful: Visitor; readonly token: string }> => {
  const before = await openHouse()
  const forgetful = await member(before.url, name)
  await before.close()
  const { path } = sure(await makeResetLinkAt(before.folder, name.toUpperCase(), now))
  const house = await before.reopen()
  forgetful.url = house.url
  return { house, forgetful, token: path.replace('/reset#', '') }
}
