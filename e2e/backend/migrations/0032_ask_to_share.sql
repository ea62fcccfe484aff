-- Earlier releases did not ask who may learn of the card and the applications: whoever studies and was
-- never asked is asked once. Without an answer their organisation learns nothing.
INSERT INTO "human_notifications" ("human_id", "kind", "link", "title", "body")
SELECT "humans"."id", 'INFO', '/me/profile',
	'{"ru": "Показывать карту и заявки вашей организации?", "en": "May your organisation see your card and applications?"}'::jsonb,
	'{"ru": "Раньше мы об этом не спрашивали. Пока вы не дали согласие «Передача данных организации», она не видит ни карту, ни заявки. Дать его можно в профиле, а потом в любое время отозвать.", "en": "We did not ask about this before. Until you give the consent “Sharing data with your organisation”, it sees neither your card nor your applications. You can give it in your profile, and withdraw it at any time."}'::jsonb
FROM "humans"
WHERE "humans"."state" = 'ACTIVE'
	AND EXISTS (SELECT FROM "students" WHERE "students"."human_id" = "humans"."id")
	AND NOT EXISTS (SELECT FROM "consents" WHERE "consents"."human_id" = "humans"."id" AND "consents"."type" = 'PD_SHARE');
