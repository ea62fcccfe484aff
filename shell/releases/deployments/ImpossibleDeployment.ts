/** The move makes no sense as things stand; the message is the sentence for the person who asked. */
export class ImpossibleDeployment extends Error {
  override name = 'ImpossibleMove';
}
