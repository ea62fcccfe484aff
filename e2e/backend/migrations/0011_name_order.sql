-- As people look for a name: Ё beside Е, and «Корпус 10» after «Корпус 9». The embedded database
-- knows numbers only by the older form of the word, which PostgreSQL takes as well.
CREATE COLLATION "name_order" (provider = icu, locale = 'und@colNumeric=yes');
