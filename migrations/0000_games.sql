CREATE TABLE `attempts` (
	`person` text NOT NULL,
	`day` text NOT NULL,
	`guild` text NOT NULL,
	`moves` text NOT NULL,
	`result` real,
	`play` real,
	`at` integer NOT NULL,
	PRIMARY KEY(`person`, `day`)
);
--> statement-breakpoint
CREATE INDEX `attempts_day` ON `attempts` (`day`);--> statement-breakpoint
CREATE TABLE `boards` (
	`game` integer PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`position` text NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `dailies` (
	`person` text PRIMARY KEY NOT NULL,
	`minute` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`try_at` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dailies_try` ON `dailies` (`try_at`);--> statement-breakpoint
CREATE TABLE `direct_channels` (
	`person` text PRIMARY KEY NOT NULL,
	`channel` text,
	`closed_at` integer,
	`told` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `direct_queue` (
	`person` text NOT NULL,
	`kind` text NOT NULL,
	`game` integer NOT NULL,
	`at` integer NOT NULL,
	`try_at` integer NOT NULL,
	`nonce` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`person`, `kind`, `game`)
);
--> statement-breakpoint
CREATE INDEX `direct_queue_try` ON `direct_queue` (`try_at`);--> statement-breakpoint
CREATE TABLE `drafts` (
	`game` integer NOT NULL,
	`seat` text NOT NULL,
	`panel` text NOT NULL,
	`seq` integer NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game`, `seat`, `panel`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `events` (
	`game` integer NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`turn` integer NOT NULL,
	`phase` text NOT NULL,
	`end_turn` integer NOT NULL,
	`end_phase` text NOT NULL,
	`phase_from` integer NOT NULL,
	`seat` text,
	`person` text,
	`ai` text,
	`move` text,
	`secret` integer NOT NULL,
	`floor` integer NOT NULL,
	`back_to` integer,
	`happenings` text NOT NULL,
	`marks` text NOT NULL,
	`forced` text NOT NULL,
	`by_order` text,
	`renewed` integer,
	`digest` text,
	`replaced` text,
	`replaced_by` text,
	PRIMARY KEY(`game`, `seq`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `follows` (
	`game` integer NOT NULL,
	`person` text NOT NULL,
	PRIMARY KEY(`game`, `person`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `follows_person` ON `follows` (`person`);--> statement-breakpoint
CREATE TABLE `games` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guild` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`channel` text NOT NULL,
	`thread` text,
	`module` text NOT NULL,
	`rules_version` integer NOT NULL,
	`variant` text NOT NULL,
	`options` text NOT NULL,
	`pace` text NOT NULL,
	`language` text NOT NULL,
	`host` text NOT NULL,
	`stage` text NOT NULL,
	`revision` integer NOT NULL,
	`seq` integer NOT NULL,
	`turn` integer NOT NULL,
	`turns` integer NOT NULL,
	`phase` text NOT NULL,
	`awaited` text NOT NULL,
	`seed` text,
	`commitment` text,
	`phase_from` integer NOT NULL,
	`chronicled` integer NOT NULL,
	`over` text,
	`fault` text,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	`agreement` text DEFAULT '{}' NOT NULL,
	`banks` text DEFAULT '{}' NOT NULL,
	`wake_at` integer,
	`rules` text,
	`untold` text,
	`act_at` integer,
	`hinted` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_guild_number` ON `games` (`guild`,`number`);--> statement-breakpoint
CREATE INDEX `games_channel` ON `games` (`channel`);--> statement-breakpoint
CREATE INDEX `games_thread` ON `games` (`thread`);--> statement-breakpoint
CREATE INDEX `games_stage` ON `games` (`stage`);--> statement-breakpoint
CREATE INDEX `games_wake` ON `games` (`wake_at`);--> statement-breakpoint
CREATE TABLE `lessons` (
	`guild` text NOT NULL,
	`person` text NOT NULL,
	`module` text NOT NULL,
	`thread` text,
	`language` text NOT NULL,
	`moves` text NOT NULL,
	`at` integer NOT NULL,
	`composed` text,
	PRIMARY KEY(`guild`, `person`, `module`)
);
--> statement-breakpoint
CREATE INDEX `lessons_thread` ON `lessons` (`thread`);--> statement-breakpoint
CREATE TABLE `living` (
	`game` integer NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`message` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`game`, `kind`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`game` integer NOT NULL,
	`seat` text NOT NULL,
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game`, `seat`, `kind`, `id`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` integer NOT NULL,
	`kind` text NOT NULL,
	`place` text NOT NULL,
	`body` text NOT NULL,
	`supersedes` integer NOT NULL,
	`nonce` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`error` text,
	`channel` text,
	`message` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	`due_since` integer,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`game`,`kind`,`id`) WHERE state = 'pending';--> statement-breakpoint
CREATE TABLE `packs` (
	`key` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`language` text,
	`zone` text,
	`quick` integer,
	`quiet_from` integer,
	`quiet_to` integer,
	`away_from` integer,
	`away_until` integer,
	`direct` integer
);
--> statement-breakpoint
CREATE TABLE `proposals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` integer NOT NULL,
	`kind` text NOT NULL,
	`args` text NOT NULL,
	`person` text NOT NULL,
	`seq` integer NOT NULL,
	`voters` text NOT NULL,
	`votes` text NOT NULL,
	`state` text NOT NULL,
	`opened_at` integer NOT NULL,
	`expires_at` integer,
	`settled_at` integer,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `proposals_open` ON `proposals` (`state`,`game`);--> statement-breakpoint
CREATE INDEX `proposals_expiry` ON `proposals` (`state`,`expires_at`);--> statement-breakpoint
CREATE TABLE `sights` (
	`game` integer PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`view` text NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `rated` (
	`guild` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`game` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ratings` (
	`guild` text NOT NULL,
	`scope` text NOT NULL,
	`person` text NOT NULL,
	`game` integer NOT NULL,
	`at` integer NOT NULL,
	`place` integer NOT NULL,
	`sides` integer NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	PRIMARY KEY(`guild`, `scope`, `person`, `game`)
);
--> statement-breakpoint
CREATE INDEX `ratings_person` ON `ratings` (`person`);--> statement-breakpoint
CREATE TABLE `rematches` (
	`game` integer PRIMARY KEY NOT NULL,
	`next` integer NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `snapshots` (
	`game` integer NOT NULL,
	`seq` integer NOT NULL,
	`position` text NOT NULL,
	PRIMARY KEY(`game`, `seq`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `seats` (
	`game` integer NOT NULL,
	`place` integer NOT NULL,
	`seat` text,
	`person` text,
	`ai` text,
	`nonce` text,
	`former` text,
	`strategy` text,
	PRIMARY KEY(`game`, `place`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seats_game_seat` ON `seats` (`game`,`seat`);--> statement-breakpoint
CREATE UNIQUE INDEX `seats_game_person` ON `seats` (`game`,`person`);--> statement-breakpoint
CREATE INDEX `seats_person` ON `seats` (`person`);--> statement-breakpoint
CREATE TABLE `settings` (
	`guild` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`guild`, `key`)
);
--> statement-breakpoint
CREATE TABLE `summons` (
	`person` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`message` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tournaments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guild` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`host` text NOT NULL,
	`channel` text NOT NULL,
	`home` text NOT NULL,
	`stage` text NOT NULL,
	`revision` integer NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`act_at` integer DEFAULT 0 NOT NULL,
	`show_at` integer DEFAULT 0
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tournaments_number` ON `tournaments` (`guild`,`number`);--> statement-breakpoint
CREATE INDEX `tournaments_stage` ON `tournaments` (`stage`);--> statement-breakpoint
CREATE INDEX `tournaments_act` ON `tournaments` (`stage`,`act_at`);--> statement-breakpoint
CREATE INDEX `tournaments_show` ON `tournaments` (`show_at`);--> statement-breakpoint
CREATE TABLE `wanted` (
	`guild` text NOT NULL,
	`person` text NOT NULL,
	`module` text NOT NULL,
	`seats` integer NOT NULL,
	`pace` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`guild`, `person`, `module`, `seats`, `pace`)
);
--> statement-breakpoint
CREATE TABLE `winter_hours` (
	`guild` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`minute` integer NOT NULL,
	`zone` text NOT NULL,
	`language` text NOT NULL,
	`sent_at` integer NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `winter_hours_try` ON `winter_hours` (`lease_until`);--> statement-breakpoint
CREATE TABLE `winters` (
	`day` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`digest` text NOT NULL
);
