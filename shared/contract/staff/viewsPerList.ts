/** Views that a person of staff may keep for one list. Apart from the requests, which bring schemas. */
export const viewsPerList = 20;
