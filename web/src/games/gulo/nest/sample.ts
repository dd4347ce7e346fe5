/** A nest that the server really poured, at rest, as a REST message: for tests and for the gallery. */
const POURED =
  "AwH//38AiwIGAOwJM+r6GRP4ygNMCci/SPP//KACzQlRWTtWnwXI/3gHVpMiDcoCAP3NB5aPzG/LAHQDOAiuXe21KP3M/nkDhG9Tz6gCMQYeBR" +
  "d/tg97AfIH4Akg9vkuY/piBYIMQCG6uST+QP6SCOrspRqC+6D67wXcUAROVPzzBkQIU6R3cjr+L/nYCtPZLGUI+RP8pwqGEvMYZP37AzoEJReJ" +
  "urYCYf8TBA0yzrnsB3b/QQte4pVFMvnl//gGbdT6kesAwPlOBVhNWNw9BnwClQQfZAeq8gVE++kFbdoWMxn/rQFFAQNSSCI=";

export function pouredRest(): ArrayBuffer {
  return Uint8Array.from(atob(POURED), (letter) => letter.charCodeAt(0)).buffer;
}
